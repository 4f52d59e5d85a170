import { forgetDevicePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { forgetDevice } from '#content/pages/forget-device.ts'
import css from './forget-device.module.css'

/** Works without a script. */
export function ForgetDevice() {
  const text = useText()
  const lang = useLang()
  return (
    <form className={css.form} method="post" action={forgetDevicePath(lang)}>
      <p>{text(forgetDevice.explanation)}</p>
      <Button kind="quiet" size="s" type="submit">
        {text(forgetDevice.name)}
      </Button>
    </form>
  )
}
