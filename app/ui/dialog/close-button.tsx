import { IconButton } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { controls } from '#content/controls.ts'

interface CloseButtonProps {
  readonly inked?: boolean
  readonly className?: string | undefined
}

/** Closes its dialog without JavaScript. */
export function CloseButton(props: CloseButtonProps) {
  return (
    <form method="dialog">
      <IconButton type="submit" name="close" label={useText()(controls.close)} {...props} />
    </form>
  )
}
