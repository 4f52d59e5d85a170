import type { MetaDescriptor } from 'react-router'
import type { Text } from '#domain/text.ts'
import type { DocumentData } from './document.tsx'

interface Matched {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

export const titled =
  (title: Text) =>
  ({ matches }: Matched): MetaDescriptor[] => {
    return [{ title: title[aroundIn(matches)?.lang ?? 'zh'] }]
  }

/** For pages before sign-in. */
export const titledWithShop =
  (title: Text) =>
  ({ matches }: Matched): MetaDescriptor[] => {
    const { lang, shopName } = aroundIn(matches) ?? { lang: 'zh' as const, shopName: null }
    return [{ title: shopName ? `${title[lang]} | ${shopName[lang]}` : title[lang] }]
  }

function aroundIn(matches: Matched['matches']): DocumentData | undefined {
  return matches.find((match) => match?.id === 'staff/document')?.loaderData as DocumentData | undefined
}
