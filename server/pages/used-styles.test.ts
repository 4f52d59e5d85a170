import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const page = '<body class="_a on-dark"><p class="_b nb"></p></body>'

test.each([
  ['keeps the rules of classes that are on the page', '._a{x:1}._b:hover{x:2}', '._a{x:1}._b:hover{x:2}'],
  ['leaves out the rules of other classes', '._a{x:1}._c{x:2}._a ._c{x:3}._a._c{x:4}', '._a{x:1}'],
  ['leaves out a selector of a list', '._c,._a,._b ._c{x:1}', '._a{x:1}'],
  ['keeps elements, attributes and global classes', 'a,[open],.vh{x:1}', 'a,[open],.vh{x:1}'],
  [
    'does not look into brackets',
    '._a:not(._c),._b:is(:where(._c),._d){x:1}',
    '._a:not(._c),._b:is(:where(._c),._d){x:1}',
  ],
  ['leaves out conditions without a rule', '@media print{@supports (x:1){._c{x:1}}}._a{x:1}', '._a{x:1}'],
  ['keeps what a condition still holds', '@media print{._c{x:1}._a{x:2}}', '@media print{._a{x:2}}'],
  [
    'keeps the animations that are named, with all their steps',
    '._a{animation:_c 1s}._c{animation-name:_d}@keyframes _c{0%{x:1}to{x:2}}@keyframes _d{to{x:1}}',
    '._a{animation:_c 1s}@keyframes _c{0%{x:1}to{x:2}}',
  ],
  ['keeps faces', '@font-face{font-family:A}', '@font-face{font-family:A}'],
])('%s', (_, css, used) => {
  expect(usedStyles(css, page)).toBe(used)
})
