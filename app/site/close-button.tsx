import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { setDialog } from '#content/menu.ts'

/** Closes the dialog it stands in, without any script of its own. */
export function CloseButton({ className }: { readonly className: string | undefined }) {
  return (
    <form method="dialog">
      <button type="submit" className={className} aria-label={useText()(setDialog.close)}>
        <Icon name="close" />
      </button>
    </form>
  )
}
