import sharp from 'sharp'
import { type Cents, formatMoney } from '#domain/money.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { submitProofs } from '#server/commands/payments/submit-proofs.ts'
import type { Store } from '#server/db/store/store.ts'

/** Latin letters only, because a server may lack a Chinese font. */
const screen = (amount: Cents) => `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="640">
  <rect width="390" height="640" fill="#f4f6f8"/>
  <rect width="390" height="120" fill="#23488c"/>
  <g font-family="sans-serif" text-anchor="middle">
    <text x="195" y="70" font-size="28" fill="#fff">Demo Bank</text>
    <text x="195" y="220" font-size="24" fill="#3a3340">FPS transfer done</text>
    <text x="195" y="300" font-size="52" font-weight="700" fill="#1c1224">${formatMoney(amount)}</text>
    <text x="195" y="600" font-size="18" fill="#5f5668">Invented for a demo</text>
  </g>
</svg>`

export async function sendDemoProof(
  store: Pick<Store, 'db' | 'queue' | 'tokenKey'>,
  { reference, token }: Pick<PlacedOrder, 'reference' | 'token'>,
  amount: Cents,
  now: Date,
): Promise<void> {
  const picture = await sharp(Buffer.from(screen(amount)))
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('picture', new File([new Uint8Array(picture)], 'transfer.png', { type: 'image/png' }))
  await submitProofs(store, { reference, key: token, client: 'demo' }, async () => form, now)
}
