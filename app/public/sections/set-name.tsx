import { useLang } from '#app/ui/lang.tsx'
import { sizeInName } from '#content/menu-card.ts'

/** The name never breaks within the number of guests. */
export function SetName({ name }: { readonly name: string }) {
  const match = sizeInName[useLang()].exec(name)
  if (!match) return name
  const [size] = match
  return (
    <>
      {name.slice(0, match.index)}
      <span className="nb">{size}</span>
      {name.slice(match.index + size.length)}
    </>
  )
}
