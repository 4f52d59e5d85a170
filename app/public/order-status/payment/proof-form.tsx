import { OrderIcon } from '#app/public/order-status/order-icon.tsx'
import type { StatusView } from '#app/public/order-status/view.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { proofForm, proofLimits, proofNumber } from '#content/ordering/payment/proof-form.ts'
import { proofRefusals } from '#content/ordering/payment/proof-refusals.ts'
import { maxProofBytes, type ProofRefusal, proofsPerOrder } from '#domain/payment/payment-proof.ts'
import css from './proof-form.module.css'

interface ProofFormProps {
  readonly view: StatusView
  readonly refusal: ProofRefusal | undefined
}

/** Only staff can see sent pictures. */
export function ProofForm({ view, refusal }: ProofFormProps) {
  const text = useText()
  const { remaining, waiting } = view.payment.proofs
  const isSent = waiting > 0
  return (
    <section id="proof" className={css.proof}>
      <h2 className={css.heading}>{text(isSent ? proofForm.sent : proofForm.heading)}</h2>
      {view.proofsReceived && <p className={css.small}>{view.proofsReceived}</p>}
      {refusal && <Alert kind="error">{text(proofRefusals[refusal])}</Alert>}
      {remaining > 0 ? (
        <>
          {!isSent && <Limits />}
          <form method="post" encType="multipart/form-data" className={css.form}>
            <div className={css.pictures}>
              <SentPictures count={waiting} />
              <Choose waiting={waiting} remaining={remaining} />
              <ul data-picture-list="" />
            </div>
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
        </>
      ) : (
        <>
          <div className={css.pictures}>
            <SentPictures count={waiting} />
          </div>
          {!refusal && <p className={css.small}>{text(proofRefusals['too-many-pictures'])}</p>}
        </>
      )}
      {isSent && (
        <p className={css.fine}>
          <Icon name="info" size={19} />
          {text(proofForm.unclear)}
        </p>
      )}
      {isSent && remaining > 0 && <Limits />}
    </section>
  )
}

function SentPictures({ count }: { readonly count: number }) {
  const text = useText()
  if (count === 0) return null
  return (
    <ol>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <li key={number} className={css.picture}>
          <span className={css.blank}>
            <OrderIcon name="proof" size={40} />
          </span>
          <b>{text(proofNumber(number))}</b>
        </li>
      ))}
    </ol>
  )
}

function Limits() {
  const text = useText()
  return <p className={css.small}>{text(proofLimits(proofsPerOrder, maxProofBytes / 1024 ** 2))}</p>
}

interface ChooseProps {
  readonly waiting: number
  readonly remaining: number
}

function Choose({ waiting, remaining }: ChooseProps) {
  const text = useText()
  const isMore = waiting > 0
  return (
    <label className={isMore ? `${css.drop} ${css.more}` : css.drop}>
      {isMore ? <Icon name="plus" size={26} /> : <OrderIcon name="proof" size={40} />}
      <span>
        {isMore ? <b>{text(proofForm.another)}</b> : <b className={css.byMouse}>{text(proofForm.drop)}</b>}
        <small>{isMore ? `${waiting} / ${proofsPerOrder}` : text(proofForm.shows)}</small>
      </span>
      {!isMore && <span className={css.button}>{text(proofForm.choose)}</span>}
      <input
        type="file"
        name="picture"
        accept="image/jpeg,image/png,image/webp"
        multiple={remaining > 1}
        required
        data-pictures={remaining}
      />
    </label>
  )
}
