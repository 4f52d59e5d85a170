import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/layout.ts'
import type { Lang, Text } from '#domain/text.ts'

interface Matched {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

/** The title of a page, in the language that the document around every page has. */
export const titled =
  (title: Text) =>
  ({ matches }: Matched): MetaDescriptor[] => {
    const around = matches.find((match) => match?.id === 'staff/document')?.loaderData
    return [{ title: title[(around as { lang: Lang } | undefined)?.lang ?? 'zh'] }]
  }

export const withBrand = ({ zh, en }: Text): Text => ({
  zh: `${zh} | ${brand.zh}`,
  en: `${en} | ${brand.en}`,
})
