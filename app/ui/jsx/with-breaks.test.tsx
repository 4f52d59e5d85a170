import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

test('Chinese text is in an element of its own, and may break between its phrases', () => {
  expect(renderToStaticMarkup(<p>由觀塘廚房送到你張枱</p>)).toBe(
    '<p>由觀塘<wbr>廚房<wbr>送到<wbr>你<wbr>張枱</p>',
  )
  expect(
    renderToStaticMarkup(
      <p>
        <b>免費</b>觀塘市中心全日免運費
      </p>,
    ),
  ).toBe('<p><b>免費</b><span>觀塘<wbr>市中心<wbr>全日<wbr>免運費</span></p>')
})

test('HTML in a text is escaped', () => {
  const text = '<b>觀塘</b> & <script>到會套餐'
  expect(renderToStaticMarkup(<p>{text}</p>)).toBe(
    '<p>&lt;b&gt;觀塘&lt;/b&gt; &amp; &lt;script&gt;到會<wbr>套餐</p>',
  )
})

test('a number stays on the line of its unit', () => {
  expect(renderToStaticMarkup(<p>最快揀到 3 日後，10 份起</p>)).toBe(
    '<p>最快<wbr>揀到 3\u00a0日後，10\u00a0份起</p>',
  )
  expect(renderToStaticMarkup(<p>每單、每日 $1,000 內</p>)).toContain('$1,000\u00a0內')
  expect(renderToStaticMarkup(<p>每年 12 月 31 日前</p>)).toContain('12\u00a0月\u00a031\u00a0日')
})

test('names in lists, drawings, English and short texts get no Chinese breaks', () => {
  for (const element of [
    <option key="a">由觀塘廚房送到你張枱</option>,
    <title key="b">由觀塘廚房送到你張枱</title>,
    <textarea key="c" defaultValue="由觀塘廚房送到你張枱" />,
    <p key="d">From our kitchen in Kwun Tong</p>,
    <p key="e">四大盤</p>,
  ])
    expect(renderToStaticMarkup(element)).not.toMatch(/wbr|span/)
})

test('text hidden from the eye is not split', () => {
  const hiddenCaption = <caption className="vh">按時段要煮的菜</caption>
  expect(renderToStaticMarkup(hiddenCaption)).toBe('<caption class="vh">按時段要煮的菜</caption>')
})
