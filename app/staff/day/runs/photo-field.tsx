import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { runsPage } from '#content/staff/day/runs.ts'
import styles from './sheets.module.css'

/** Formats that the server reads; a phone opens its rear camera. */
const camera = { accept: 'image/jpeg,image/png,image/webp', capture: 'environment' } as const

/** The photo is sent with a stop update. */
export function PhotoField() {
  const text = useText()
  return <Field label={text(runsPage.photo)} type="file" name="picture" {...camera} />
}

/** Sent as soon as it is taken; without JavaScript by a button. */
export function QuickPhoto() {
  const text = useText()
  return (
    <>
      <label className={`${styles.way} ${styles.quickPhoto}`}>
        <StaffIcon name="camera" /> {text(runsPage.takePhoto)}
        <input
          type="file"
          name="picture"
          required
          {...camera}
          onChange={({ currentTarget: { form } }) => {
            form?.requestSubmit()
            form?.reset()
          }}
        />
      </label>
      <noscript>
        <Button>{text(runsPage.save)}</Button>
      </noscript>
    </>
  )
}
