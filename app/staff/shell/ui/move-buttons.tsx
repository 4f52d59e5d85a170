import { useText } from '#app/ui/lang.tsx'
import { moves } from '#content/staff/orders/moves.ts'
import { Button } from './button.tsx'
import { StaffIcon } from './icon.tsx'

interface MoveButtonsProps {
  /** What is moved, as read to who can't see where the buttons stand. */
  readonly item: string
  /** The value that the form sends as `verb`. */
  readonly verb?: (move: Move) => string
  /** Where a move leads nowhere: its button says so, and stays where the focus is. */
  readonly isAtEnd?: Readonly<Record<Move, boolean>>
}

type Move = keyof typeof moves

/** Moves an item of a list one place up or down. */
export function MoveButtons({ item, verb = (move) => move, isAtEnd }: MoveButtonsProps) {
  const text = useText()
  return (['up', 'down'] as const).map((move) => (
    <Button
      key={move}
      name="verb"
      value={verb(move)}
      aria-disabled={isAtEnd?.[move]}
      aria-label={`${text(moves[move])}: ${item}`}
    >
      <StaffIcon name={move} size={16} />
    </Button>
  ))
}
