import { type Cut, cutAround, type Focus } from '#domain/shop/shop-picture.ts'
import styles from './pictures.module.css'

interface CutOutProps {
  readonly address: string
  readonly picture: { readonly width: number; readonly height: number }
  readonly focus: Focus
  /** Successive crops: a link preview shows a part of the set page's crop. */
  readonly shapes: readonly { readonly width: number; readonly height: number }[]
  readonly name: string
}

export function CutOut({ address, picture, focus, shapes, name }: CutOutProps) {
  const whole: Cut = { left: 0, top: 0, width: picture.width, height: picture.height }
  const { left, top, width, height } = shapes.reduce<Cut>((outer, shape) => {
    const inner = cutAround(outer, shape, focus)
    return { ...inner, left: outer.left + inner.left, top: outer.top + inner.top }
  }, whole)
  return (
    <figure className={styles.cutOut}>
      <div style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          src={address}
          alt=""
          style={{
            width: `${(100 * picture.width) / width}%`,
            left: `${(-100 * left) / width}%`,
            top: `${(-100 * top) / height}%`,
          }}
        />
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
