/** A clash offers two versions of a course. */
import type { CourseDish } from '#domain/staff/shop/menus/course-clash.ts'
import type { Text } from '#domain/text.ts'

/** Example: 煙肉腸仔卷（預設，加 $30，備註：辣） */
export function courseDish(name: Text, { charge, nextCharge, isDefault, note }: CourseDish): Text {
  const isFree = charge === '' || charge === '0'
  const zh = [
    ...(isDefault ? ['預設'] : []),
    isFree ? '不另加' : `$${charge}`,
    ...(nextCharge === '' ? [] : [`日後 $${nextCharge}`]),
    ...(note.zh === '' ? [] : [`備註：${note.zh}`]),
  ]
  const en = [
    ...(isDefault ? ['default'] : []),
    isFree ? 'no extra' : `$${charge}`,
    ...(nextCharge === '' ? [] : [`later $${nextCharge}`]),
    ...(note.en === '' ? [] : [`note: ${note.en}`]),
  ]
  return { zh: `${name.zh}（${zh.join('，')}）`, en: `${name.en} (${en.join(', ')})` }
}

export const courseOrder = (names: string): Text => ({ zh: `次序：${names}`, en: `order: ${names}` })

export const courseWithout = (names: string): Text => ({ zh: `沒有${names}`, en: `without ${names}` })
