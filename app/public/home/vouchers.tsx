import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import {
  copyCode,
  forAmount,
  freeDish,
  fromAmount,
  percentFigure,
  vouchers,
} from '#content/pages/home-sections.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import { formatMoney } from '#domain/money.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import css from './vouchers.module.css'

export type Voucher = Promotion & {
  readonly code: string
  readonly picture: StoredPicture
}

export function Vouchers({ items }: { readonly items: readonly Voucher[] }) {
  return (
    <ul className={css.rail} data-slides="">
      {items.map((voucher) => (
        <Ticket key={voucher.id} voucher={voucher} />
      ))}
    </ul>
  )
}

function Ticket({ voucher }: { readonly voucher: Voucher }) {
  const text = useText()
  const { condition, figure, unit, isFigure } = wordsOf(voucher)
  return (
    <li className={css.ticket} aria-label={voucher.code}>
      <div className={css.text}>
        <p>{text(condition)}</p>
        <p className={isFigure ? css.figure : css.word}>
          {text(figure)}
          {unit && <small>{text(unit)}</small>}
        </p>
        <button
          type="button"
          className={css.code}
          data-copies={voucher.code}
          data-copied={text(vouchers.copied)}
        >
          <span className="vh">{text(copyCode(voucher.code))}</span>
          <span aria-hidden="true">{voucher.code}</span>
          <Icon name="copy" size={16} />
          <span role="status" />
        </button>
      </div>
      <div className={css.picture}>
        <Picture picture={voucher.picture} width={196} alt="" />
      </div>
    </li>
  )
}

interface TicketWords {
  readonly condition: Text
  readonly figure: Text
  readonly unit: Text | null
  /** Figures use the condensed typeface, and words that of headings. */
  readonly isFigure: boolean
}

function wordsOf(voucher: Voucher): TicketWords {
  const least = voucher.minSubtotal > 0 ? formatMoney(voucher.minSubtotal) : null
  const condition = least ? fromAmount(least) : vouchers.wholeOrder
  const giving = least ? forAmount(least) : vouchers.onlineOrders
  switch (voucher.kind) {
    case 'percent':
      return { condition, ...percentFigure(voucher.percentOff), isFigure: true }
    case 'amount': {
      const amount = formatMoney(voucher.amount)
      return { condition, figure: { zh: amount, en: amount }, unit: vouchers.off, isFigure: true }
    }
    case 'freeDish':
      return { condition: giving, figure: freeDish(voucher.dish.name), unit: null, isFigure: false }
    case 'freeDelivery':
      return { condition: giving, figure: vouchers.freeDelivery, unit: null, isFigure: false }
  }
}
