import { useText } from '#app/ui/lang.tsx'
import type { Text } from '#domain/text.ts'

/** With a class where the column needs one. */
type Head = Text | { readonly name: Text; readonly className: string | undefined }

/** The heads of columns, inside the row of a table's head. */
export function HeadCells({ heads }: { readonly heads: readonly Head[] }) {
  const text = useText()
  return heads.map((head) => {
    const { name, className } = 'name' in head ? head : { name: head, className: undefined }
    return (
      <th key={name.en} scope="col" className={className}>
        {text(name)}
      </th>
    )
  })
}
