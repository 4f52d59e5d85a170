import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useLast } from './keep-form.ts'

test('the last result stays on the page while a new one is loading', () => {
  function Page() {
    const [result, setAnswer] = useState<string | null>('first')
    const last = useLast(result)
    if (result) setAnswer(null)
    return <p>{last}</p>
  }
  expect(renderToString(<Page />)).toBe('<p>first</p>')
})
