import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { proofForm, proofLimits } from '#content/ordering/proof-form.ts'
import { proofRefusals } from '#content/ordering/proof-refusals.ts'
import { maxProofBytes, type ProofRefusal, proofsPerOrder } from '#domain/payment-proof.ts'
import { OrderIcon } from './order-icon.tsx'
import css from './proof-form.module.css'
import type { StatusView } from './view.ts'

interface ProofFormProps {
  readonly view: StatusView
  readonly refusal: ProofRefusal | undefined
}

/** The form that sends pictures of a transfer. Only staff can see them afterwards. */
export function ProofForm({ view, refusal }: ProofFormProps) {
  const text = useText()
  const isSent = view.stage === 'proof-sent'
  return (
    <section id="proof">
      <h2 className={css.heading}>{text(isSent ? proofForm.sent : proofForm.heading)}</h2>
      {refusal && <Alert kind="error">{text(proofRefusals[refusal])}</Alert>}
      {isSent && <p className={css.small}>{text(proofForm.unclear)}</p>}
      <p className={css.small}>{text(proofLimits(proofsPerOrder, maxProofBytes / 1024 ** 2))}</p>
      <form method="post" encType="multipart/form-data" className={css.form}>
        <label className={css.drop}>
          <OrderIcon name="proof" size={40} />
          <span>
            <b>{text(isSent ? proofForm.another : proofForm.choose)}</b>
            <small>{text(proofForm.shows)}</small>
          </span>
          <input
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp"
            multiple
            required
            data-pictures={proofsPerOrder}
          />
        </label>
        <ul className={css.pictures} data-picture-list="" />
        <template data-picture="">
          <li className={css.picture}>
            <canvas width={236} height={316} />
            <span data-name="" />
            <button type="button" aria-label={text(proofForm.remove)}>
              <Icon name="close" />
            </button>
          </li>
        </template>
        <p className={css.send}>
          <Button type="submit" kind={isSent ? 'quiet' : 'primary'}>
            {text(proofForm.send)}
          </Button>
          <small>{text(proofForm.after)}</small>
        </p>
      </form>
    </section>
  )
}
