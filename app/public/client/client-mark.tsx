import type { CSSProperties } from 'react'
import { picturePath } from '#app/paths.ts'
import type { Client } from '#domain/shop/client.ts'
import { isUpload } from '#domain/shop/shop-picture.ts'
import css from './client-mark.module.css'

/** Shows the initials of a client without a pictogram. */
export function ClientMark({ client: { mark, initials } }: { readonly client: Client }) {
  if (!mark)
    return (
      <b className={css.initials} aria-hidden="true">
        {initials}
      </b>
    )
  if (isUpload(mark)) return <img className={css.logo} src={picturePath(mark, 96)} alt="" />
  const style = { '--mark': `url("${picturePath(mark, 96)}")` }
  return <span className={css.mark} style={style as CSSProperties} aria-hidden="true" />
}
