import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { blankShopDetails } from '#content/shop-details.ts'
import { minPasswordLetters } from '#domain/staff/office/sign-in-limits.ts'
import { passwordProblem } from './passwords.ts'

const shop = {
  ...blankShopDetails,
  name: { zh: '豆花到會', en: 'Bean Curd Feasts' },
  company: { zh: '豆花飲食有限公司', en: 'Bean Curd Catering Limited' },
  email: 'hello@beancurd.example',
}
const person = ['Chan Tai Man', 'taiman.chan@beancurd.example']

const problemOf = (password: string) => passwordProblem(password, person, shop)

test('a password common in breaches is refused', async () => {
  const long = dictionary['passwords-common'].filter(({ length }) => length >= minPasswordLetters)
  expect(long.length).toBeGreaterThan(300)
  const acceptedPasswords: string[] = []
  for (const password of long) if ((await problemOf(password)) === null) acceptedPasswords.push(password)
  expect(acceptedPasswords).toEqual([])
})

test.each([
  'beancurdfeasts',
  'BeanCurd2026!!!',
  'bean curd feasts 88',
  'ｂｅａｎｃｕｒｄ２０２６！',
  '豆花到會豆花到會豆花到會',
  '豆花到會，2026!!!',
  '豆花飲食有限公司1234',
  'taiman.chan@beancurd.example',
  'ChanTaiMan19850312',
])('a password of the shop’s or person’s name and a common ending is refused: %s', async (password) => {
  expect(await problemOf(password)).toBe('common')
})

test('the name of another shop is refused in that shop only', async () => {
  const other = { ...shop, name: { zh: '雲吞到會', en: 'Kwan Tung Wonton' } }
  const password = 'kwantungwonton'
  expect(await passwordProblem(password, person, other)).toBe('common')
  expect(await problemOf(password)).toBeNull()
})

test.each([
  'seven lobsters under 2 umbrellas',
  'Tai Man: 7 lobsters, 2 umbrellas',
  '七隻龍蝦撐住兩把大雨傘過馬路',
])('a password of unrelated words is accepted: %s', async (password) => {
  expect(await problemOf(password)).toBeNull()
})
