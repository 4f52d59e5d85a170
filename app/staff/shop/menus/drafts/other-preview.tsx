import { Link, useMatches } from 'react-router'
import { useLang } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { isRecord } from '#domain/json.ts'
import { type Lang, langTags, otherLang } from '#domain/text.ts'

/** The layout around the preview knows whether the shop has an English site. */
export function OtherPreview({ to }: { readonly to: (lang: Lang) => string }) {
  const other = otherLang(useLang())
  const footer = useMatches().flatMap(({ loaderData }) => (isRecord(loaderData) ? [loaderData.footer] : []))
  if (!footer.some((each) => isRecord(each) && each.hasEnglish === true)) return null
  return (
    <Link to={to(other)} lang={langTags[other]}>
      {menusPage.ofLanguage[other]}
    </Link>
  )
}
