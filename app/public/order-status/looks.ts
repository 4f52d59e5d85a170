/** Looks only repeat the text. */
import steamer from '#app/ui/pictures/steamer-empty.svg'
import bento from '#catalogue/pictures/dishes/box-char-siu-egg.svg'
import covered from '#catalogue/pictures/dishes/covered.svg'
import tea from '#catalogue/pictures/dishes/drinks-hot.svg'
import wok from '#catalogue/pictures/dishes/wok-dice-beef.svg'
import type { OrderStage } from '#domain/placed/order-stage.ts'
import type { OrderIconName } from './order-icon.tsx'

type Tone = 'wait' | 'check' | 'ok' | 'no' | 'go' | 'rain' | 'off'

interface Look {
  readonly tone: Tone
  readonly icon: OrderIconName
  readonly picture: string
  readonly showsDish?: boolean
}

export const looks: Record<OrderStage, Look> = {
  'fee-to-be-quoted': { tone: 'check', icon: 'clock', picture: tea },
  'to-pay': { tone: 'wait', icon: 'clock', picture: covered },
  'part-paid': { tone: 'wait', icon: 'clock', picture: covered },
  'payment-pending': { tone: 'check', icon: 'clock', picture: tea },
  'payment-failed': { tone: 'no', icon: 'called', picture: steamer },
  'proof-sent': { tone: 'check', icon: 'proof', picture: tea },
  'proof-refused': { tone: 'no', icon: 'proof', picture: tea },
  paid: { tone: 'ok', icon: 'check', picture: covered },
  confirmed: { tone: 'ok', icon: 'check', picture: covered },
  'held-by-weather': { tone: 'rain', icon: 'rain', picture: covered },
  preparing: { tone: 'go', icon: 'check', picture: wok, showsDish: true },
  ready: { tone: 'go', icon: 'check', picture: bento, showsDish: true },
  'on-the-way': { tone: 'go', icon: 'truck', picture: bento, showsDish: true },
  delivered: { tone: 'ok', icon: 'check', picture: covered },
  collected: { tone: 'ok', icon: 'check', picture: covered },
  postponed: { tone: 'rain', icon: 'rain', picture: covered },
  'postponed-by-weather': { tone: 'rain', icon: 'rain', picture: covered },
  rejected: { tone: 'off', icon: 'called', picture: steamer },
  cancelled: { tone: 'off', icon: 'called', picture: steamer },
  released: { tone: 'off', icon: 'clock', picture: steamer },
}
