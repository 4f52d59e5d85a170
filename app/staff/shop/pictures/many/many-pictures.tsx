import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { LeaveGuard } from '#app/staff/shell/ui/leave-guard.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import styles from '#app/staff/shop/pictures/pictures.module.css'
import { postPicture } from '#app/staff/shop/pictures/use-picture-upload.ts'
import { useText } from '#app/ui/lang.tsx'
import { manyPictures, savedCount, tooMany } from '#content/staff/shop/many-pictures.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { pictureLimits, picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import { maxPictureBytes, maxPicturesAtOnce, middle } from '#domain/shop/shop-picture.ts'
import { matchPictures } from '#domain/staff/shop/menus/picture-match.ts'
import { langs } from '#domain/text.ts'
import { type NewPictureRow, PictureRow, shapeOf } from './picture-row.tsx'
import { readPreview } from './read-preview.ts'

export const meta = withShopName(manyPictures.title)

export function loader(args: LoaderFunctionArgs) {
  signedInTo('edit-menus', args)
  return args.context.get(staffApiContext).pictures.items()
}

export default function ManyPictures() {
  const items = useLoaderData<typeof loader>()
  const text = useText()
  const [rows, setRows] = useState<readonly NewPictureRow[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)
  const [wasTooMany, setTooMany] = useState(false)
  const lastKey = useRef(0)
  const change = (key: number, part: Partial<NewPictureRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)))

  async function take(files: readonly File[]) {
    const newFiles = files.slice(0, maxPicturesAtOnce - rows.length)
    setTooMany(newFiles.length < files.length)
    const free = items.filter(({ place }) => !rows.some((row) => row.place === place))
    const places = matchPictures(
      newFiles.map(({ name }) => name),
      free,
    )
    const newRows = newFiles.map((file, index): NewPictureRow => {
      const item = items.find(({ place }) => place === places[index])
      lastKey.current += 1
      return {
        ...{ key: lastKey.current, file, preview: null, focus: middle },
        ...{ percent: null, saved: null, problem: null },
        place: item?.place ?? '',
        alt: item?.name ?? { zh: '', en: '' },
      }
    })
    setRows((now) => [...now, ...newRows])
    for (const { key, file } of newRows) change(key, { preview: await readPreview(file) })
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    for (const { key, file, place, alt, focus } of rows.filter(({ saved }) => !saved)) {
      if (rows.some((other) => other.key !== key && other.place === place)) {
        change(key, { problem: manyPictures.twice })
        continue
      }
      change(key, { percent: 0, problem: null })
      const form = new FormData()
      form.set('shape', shapeOf(place))
      form.set('item', place)
      form.set('file', file)
      for (const lang of langs) form.set(`alt.${lang}`, alt[lang])
      form.set('focus.x', String(focus.x))
      form.set('focus.y', String(focus.y))
      const { choice, problem } = await postPicture(form, (percent) => change(key, { percent }))
      change(key, { percent: null, problem, saved: choice?.saved ?? null })
    }
    setBusy(false)
  }

  const dropping = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (!isBusy) void take([...event.dataTransfer.files])
    },
  }
  const saved = rows.filter((row) => row.saved).length
  return (
    <>
      <PageHead title={text(manyPictures.title)} summary={text(manyPictures.summary)}>
        <Link to={staffPath('menus')}>{text(menusPage.back)}</Link>
      </PageHead>
      <noscript>
        <p>{text(manyPictures.scriptNote)}</p>
      </noscript>
      <LeaveGuard isOn={saved < rows.length} />
      {wasTooMany && <Note kind="warn">{text(tooMany(maxPicturesAtOnce))}</Note>}
      <form className={styles.many} onSubmit={save}>
        <div className={styles.drop} data-over={isOver ? '' : undefined} {...dropping}>
          <Field
            label={text(manyPictures.files)}
            name="files"
            type="file"
            multiple
            disabled={isBusy}
            hint={`${text(picturesPanel.dropHere)} ${text(pictureLimits(maxPictureBytes / 1024 ** 2))}`}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={({ currentTarget }) => {
              void take([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
        </div>
        <ul className={styles.many}>
          {rows.map((row) => (
            <PictureRow
              key={row.key}
              row={row}
              items={items}
              isBusy={isBusy}
              onChange={(part) => change(row.key, part)}
              onRemove={() => setRows((now) => now.filter(({ key }) => key !== row.key))}
            />
          ))}
        </ul>
        <div className={styles.send} role="status">
          {rows.length > 0 && text(savedCount(saved, rows.length))}
          {saved < rows.length && (
            <Button kind="go" disabled={isBusy}>
              {text(manyPictures.save)}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
