import { useText } from '#app/ui/lang.tsx'
import type { Text } from '#domain/text.ts'

/** The heads of columns, inside the row of a table's head. */
export function HeadCells({ heads }: { readonly heads: readonly Text[] }) {
  const text = useText()
  return heads.map((head) => (
    <th key={head.en} scope="col">
      {text(head)}
    </th>
  ))
}
