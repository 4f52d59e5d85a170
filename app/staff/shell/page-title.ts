import type { MetaDescriptor } from 'react-router'
import type { Text } from '#domain/text.ts'
import type { DocumentData } from './document.tsx'

interface PageMatches {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

export const withShopName =
  (title: Text) =>
  ({ matches }: PageMatches): MetaDescriptor[] => {
    return [{ title: title[aroundIn(matches)?.lang ?? 'zh'] }]
  }

/** Pages before the sign-in have the shop's name in their title. */
export const titledWithShop =
  (title: Text) =>
  ({ matches }: PageMatches): MetaDescriptor[] => {
    const { lang, shopName } = aroundIn(matches) ?? { lang: 'zh' as const, shopName: null }
    return [{ title: shopName ? `${title[lang]} | ${shopName[lang]}` : title[lang] }]
  }

function aroundIn(matches: PageMatches['matches']): DocumentData | undefined {
  return matches.find((match) => match?.id === 'staff/document')?.loaderData as DocumentData | undefined
}
