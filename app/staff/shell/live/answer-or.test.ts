import { expect, test } from 'vitest'
import { answerOr } from './answer-or.ts'

test('a lost network and a broken server are an answer, and not the end of the page', async () => {
  for (const error of [new TypeError('Failed to fetch'), new Error('no stream')])
    expect(await answerOr(() => Promise.reject(error), 'away')).toBe('away')
  expect(await answerOr(async () => 'priced', 'away')).toBe('priced')
})

test('the page leads where the server says', async () => {
  const response = Response.redirect('https://caterer.example/')
  await expect(answerOr(() => Promise.reject(response), 'away')).rejects.toBe(response)
})
