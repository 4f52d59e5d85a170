import { type ComponentProps, useState } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { signInWords } from '#content/staff/office/sign-in.ts'
import styles from './password-field.module.css'

/** The button that reveals it needs JavaScript. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const [isVisible, setVisible] = useState(false)
  const text = useText()
  return (
    <div className={styles.row}>
      <Field {...props} type={isVisible ? 'text' : 'password'} maxLength={200} required />
      <Button type="button" onClick={() => setVisible(!isVisible)}>
        <StaffIcon name="eye" />
        {text(isVisible ? signInWords.hide : signInWords.show)}
      </Button>
    </div>
  )
}
