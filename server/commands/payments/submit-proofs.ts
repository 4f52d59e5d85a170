import { createHash } from 'node:crypto'
import { payable } from '#domain/payment/payable.ts'
import {
  isProofWaiting,
  maxProofBytes,
  type ProofRefusal,
  proofsLeft,
  proofsPerOrder,
} from '#domain/payment/payment-proof.ts'
import {
  type OrderChange,
  type OrderSituation,
  type Refusing,
  refusing,
} from '#domain/placed/order-situation.ts'
import { changeOrder } from '#server/commands/orders/change-order.ts'
import type { OrderKey } from '#server/commands/orders/customer-change.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { findOrder } from '#server/db/orders/orders.ts'
import { proofsOf, type StoredProof } from '#server/db/payments/payment-proofs.ts'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { prepareUpload } from '#server/images/prepare-upload.ts'

export type ProofResult =
  | { readonly ok: true; readonly value: { readonly waiting: number } }
  | Refusing<ProofRefusal>

interface Picture {
  readonly bytes: Buffer
  readonly sha256: string
}

const keptAs = { side: 1600, quality: 80 }

/**
 * Repeats change nothing. Never throws because of input or an outage of the database.
 * @param readForm rejects with a RangeError if the form is too long
 * @returns the number of waiting pictures
 */
export async function submitProofs(
  store: Pick<Store, 'db' | 'queue' | 'tokenKey'>,
  { reference, key, client }: OrderKey & { readonly client: string },
  readForm: () => Promise<FormData>,
  now: Date,
): Promise<ProofResult> {
  return refuseInOutage(async () => {
    const order = await findOrder(store, reference, key)
    if (!order) return refusing('order-unknown')
    const form = await readForm().catch((error: unknown) => error)
    if (!(form instanceof FormData))
      return refusing(form instanceof RangeError ? 'picture-too-large' : 'picture-damaged')
    const files = filesIn(form)
    if (files.length === 0) return refusing('picture-missing')
    if (files.length > proofsPerOrder) return refusing('too-many-pictures')
    const pictures: Picture[] = []
    for (const file of files) {
      const upload = await prepare(new Uint8Array(await file.arrayBuffer()), client)
      if (!upload.ok) return upload
      pictures.push(upload.value)
    }
    return save(store, order.id, pictures, now)
  })
}

/** Browsers send a field without a file as one empty file. */
function filesIn(form: FormData): readonly File[] {
  return form.getAll('picture').filter((entry) => typeof entry !== 'string' && entry.size > 0) as File[]
}

const refusalOf = {
  'upload-too-large': 'picture-too-large',
  'upload-dimensions-too-large': 'picture-too-large',
  'upload-format-unknown': 'picture-format-unknown',
  'upload-damaged': 'picture-damaged',
} as const

async function prepare(file: Uint8Array, client: string) {
  if (file.length > maxProofBytes) return refusing('picture-too-large' as const)
  const upload = await prepareUpload(file, { kind: 'customer', client }, keptAs)
  if (!upload.ok) return refusing(refusalOf[upload.refusal.code])
  const { picture: bytes } = upload
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { ok: true, value: { bytes, sha256 } } as const
}

type Plan = { readonly ok: true; readonly value: OrderChange } | Refusing<ProofRefusal | 'nothing-new'>

async function save(
  store: Pick<Store, 'db' | 'queue'>,
  orderId: number,
  pictures: readonly Picture[],
  now: Date,
): Promise<ProofResult> {
  let fresh: readonly Picture[] = []
  let places: readonly number[] = []
  let waitingCount = 0
  async function decide(order: OrderSituation, tx: Transaction): Promise<Plan> {
    const can = payable(order, order.payments)
    if (!can.ok) return refusing(can.reason)
    const earlierProofs = await proofsOf(tx, orderId)
    fresh = uniqueOf(pictures).filter(({ sha256 }) => earlierProofs.every((proof) => proof.sha256 !== sha256))
    places = freePlaces(earlierProofs)
    waitingCount = proofsPerOrder - places.length + fresh.length
    if (
      earlierProofs.some(
        ({ sha256, refusedAt }) => refusedAt && pictures.some((one) => one.sha256 === sha256),
      )
    )
      return refusing('picture-refused-before')
    if (fresh.length === 0) return refusing('nothing-new')
    if (fresh.length > proofsLeft(earlierProofs)) return refusing('too-many-pictures')
    return { ok: true, value: { set: {} } }
  }
  const step = {
    verb: 'submit-proof',
    actor: { kind: 'customer', name: '' },
    note: '',
    decide,
    save: async (tx: Transaction) => {
      const rows = fresh.flatMap((picture, index) => {
        const place = places[index]
        const proof = { ...picture, size: picture.bytes.length, type: 'image/webp', sentAt: now }
        return place === undefined ? [] : [{ orderId, place, ...proof }]
      })
      await tx.insert(paymentProofs).values(rows)
    },
  } as const
  const result = await changeOrder(store, { orderId, expectedVersion: null }, step, now)
  if (result.ok || result.reason === 'nothing-new') return { ok: true, value: { waiting: waitingCount } }
  // Cannot happen, because no version was expected.
  return refusing(result.reason === 'order-changed-meanwhile' ? 'temporarily-unavailable' : result.reason)
}

function uniqueOf(pictures: readonly Picture[]): readonly Picture[] {
  return [...new Map(pictures.map((picture) => [picture.sha256, picture])).values()]
}

function freePlaces(earlierProofs: readonly StoredProof[]): readonly number[] {
  const proofs = earlierProofs.filter(isProofWaiting)
  return Array.from({ length: proofsPerOrder }, (_, index) => index + 1).filter((place) =>
    proofs.every((proof) => proof.place !== place),
  )
}
