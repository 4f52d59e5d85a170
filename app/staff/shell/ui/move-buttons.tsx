import { useText } from '#app/ui/lang.tsx'
import { moves } from '#content/controls.ts'
import { Button } from './button.tsx'
import { StaffIcon } from './icon.tsx'

interface MoveButtonsProps {
  /** Screen readers read the item's name. */
  readonly item: string
  readonly verb?: (move: Move) => string
  /** Buttons without effect stay, so that they keep the focus. */
  readonly isAtEnd?: Readonly<Record<Move, boolean>>
}

type Move = keyof typeof moves

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
