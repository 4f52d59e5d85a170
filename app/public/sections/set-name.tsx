import { useLang } from '#app/ui/lang.tsx'
import { sizeInName } from '#content/menu-card.ts'

/** Never breaks within the number of guests. */
export function SetName({ name }: { readonly name: string }) {
  const found = sizeInName[useLang()].exec(name)
  if (!found) return name
  const [size] = found
  return (
    <>
      {name.slice(0, found.index)}
      <span className="nb">{size}</span>
      {name.slice(found.index + size.length)}
    </>
  )
}
