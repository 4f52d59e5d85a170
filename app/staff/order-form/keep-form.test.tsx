import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answerOrAway, away, useLast } from './keep-form.ts'

test('a lost network and a broken server are an answer, and not the end of the form', async () => {
  for (const error of [new TypeError('Failed to fetch'), new Error('no stream')])
    expect(await answerOrAway(() => Promise.reject(error))).toBe(away)
  expect(await answerOrAway(async () => 'priced')).toBe('priced')
})

test('the page leads where the server says', async () => {
  const moved = Response.redirect('https://caterer.example/')
  await expect(answerOrAway(() => Promise.reject(moved))).rejects.toBe(moved)
})

test('the last view stays while answers have none', () => {
  function Page() {
    const [answer, setAnswer] = useState<string | null>('first')
    const last = useLast(answer)
    if (answer) setAnswer(null)
    return <p>{last}</p>
  }
  expect(renderToString(<Page />)).toBe('<p>first</p>')
})
