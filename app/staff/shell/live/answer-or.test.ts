import { expect, test } from 'vitest'
import { answerOr } from './answer-or.ts'

test('a lost network or a broken server gives an error message and keeps the page', async () => {
  for (const error of [new TypeError('Failed to fetch'), new Error('no stream')])
    expect(await answerOr(() => Promise.reject(error), 'away')).toBe('away')
  expect(await answerOr(async () => 'priced', 'away')).toBe('priced')
})

test('the page follows a redirect of the server', async () => {
  const response = Response.redirect('https://caterer.example/')
  await expect(answerOr(() => Promise.reject(response), 'away')).rejects.toBe(response)
})
