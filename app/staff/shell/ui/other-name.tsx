import { useLang } from '#app/ui/lang.tsx'
import { langTags, otherLang, type Text } from '#domain/text.ts'

/** Nothing if it would repeat the first. */
export function OtherName({ name }: { readonly name: Text }) {
  const other = otherLang(useLang())
  return name.zh === name.en ? null : <small lang={langTags[other]}>{name[other]}</small>
}
