import { Toast } from '#app/ui/dialog/toast.tsx'
import { useText } from '#app/ui/lang.tsx'
import { addedToast } from '#content/ordering/added-toast.ts'
import { isForThisPageOnly } from './store.ts'
import css from './toast.module.css'

interface AddedToastProps {
  readonly name: string
  readonly what: 'added' | 'updated'
  readonly onClose: () => void
}

export function AddedToast({ name, what, onClose }: AddedToastProps) {
  const text = useText()
  const seeCart = (
    <button type="button" className={css.action} data-opens="cart" onClick={onClose}>
      {text(addedToast.seeCart)}
    </button>
  )
  return (
    <Toast onClose={onClose} action={seeCart} stays={isForThisPageOnly()}>
      <b>{name}</b> <span className="nb">{text(addedToast[what])}</span>
      {isForThisPageOnly() && <p>{text(addedToast.notKept)}</p>}
    </Toast>
  )
}
