import { useText } from '#app/ui/lang.tsx'
import type { Text } from '#domain/text.ts'

type Head = Text | { readonly name: Text; readonly className: string | undefined }

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
