import { type Step, Steps } from '#app/public/sections/steps.tsx'
import { useText } from '#app/ui/lang.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { giftPage } from '#content/pages/gifts.ts'
import css from './delivery.module.css'

export interface GiftDeliveryProps {
  readonly steps: readonly Step[]
  readonly zones: readonly { readonly id: string; readonly name: string; readonly fee: string }[]
  readonly note: string
}

export function GiftDelivery({ steps, zones, note }: GiftDeliveryProps) {
  const text = useText()
  return (
    <section className={`wrap ${css.delivery}`}>
      {steps.length > 0 && (
        <>
          <SectionHead title={text(giftPage.stepsTitle)} />
          <Steps steps={steps} />
        </>
      )}
      <h3>{text(giftPage.feesTitle)}</h3>
      <dl>
        {zones.map(({ id, name, fee }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className="num">{fee}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </section>
  )
}
