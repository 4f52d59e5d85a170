import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { controls } from '#content/controls.ts'

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
