import { Link } from 'react-router'
import { Segments } from '#app/staff/shell/ui/segments.tsx'
import { useText } from '#app/ui/lang.tsx'
import { copyNames, slip } from '#content/staff/orders/slip.ts'
import { type SlipCopy, slipCopies } from '#domain/staff/orders/slip.ts'

interface CopyPickerProps {
  readonly copies: readonly SlipCopy[]
  /** Begins with `?`. */
  readonly query?: string
}

export function CopyPicker({ copies, query = '?' }: CopyPickerProps) {
  const text = useText()
  const choices = [
    { to: query, name: slip.both, isChosen: copies.length > 1 },
    ...slipCopies.map((copy) => ({
      to: `${query}${query === '?' ? '' : '&'}copy=${copy}`,
      name: copyNames[copy],
      isChosen: copies.length === 1 && copies[0] === copy,
    })),
  ]
  return (
    <nav aria-label={text(slip.copies)}>
      <Segments>
        {choices.map(({ to, name, isChosen }) => (
          <Link key={to} to={to} replace aria-current={isChosen ? 'page' : undefined}>
            {text(name)}
          </Link>
        ))}
      </Segments>
    </nav>
  )
}
