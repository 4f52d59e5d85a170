import { controls } from '#content/controls.ts'
import { Icon } from './icon.tsx'
import { useText } from './lang.tsx'

/** Closes the dialog that contains it, without a script. */
export function CloseButton({ className }: { readonly className: string | undefined }) {
  return (
    <form method="dialog">
      <button type="submit" className={className} aria-label={useText()(controls.close)}>
        <Icon name="close" />
      </button>
    </form>
  )
}
