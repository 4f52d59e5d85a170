import { useHasEnglish } from '#app/staff/shell/ui/has-english.ts'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { sitePage } from '#content/staff/shop/settings/site.ts'
import { itemField, siteText } from '#domain/staff/shop/website/site-part.ts'
import type { Lang } from '#domain/text.ts'
import type { SiteFieldsProps } from './site-field.tsx'

export function Gaps({
  part,
  view,
  values,
  id,
  fields,
}: SiteFieldsProps & { readonly id: string; readonly fields: readonly string[] }) {
  const text = useText()
  const hasEnglish = useHasEnglish()
  const lacks = (lang: Lang) =>
    fields.some((field) => siteText(part, itemField(id, `${field}.${lang}`), values, view) === '')
  return (
    <>
      {lacks('zh') && <Tag kind="warn">{text(sitePage.noChinese)}</Tag>}
      {hasEnglish && lacks('en') && <Tag kind="warn">{text(sitePage.noEnglish)}</Tag>}
    </>
  )
}
