import { byName, type Section } from './section.ts'

export const signIn: Section = {
  unitOf: byName,
  valuesOf: ({ secondFactorRequired }) => ({ secondFactorRequired: secondFactorRequired ? 'on' : '' }),
  read(reader, _, settings, { hasFactor }) {
    const secondFactorRequired = reader.isOn('secondFactorRequired')
    // An owner without a second factor would lose access to the settings.
    if (secondFactorRequired && !settings.secondFactorRequired && !hasFactor)
      reader.fail('secondFactorRequired', 'own-factor-missing')
    return { secondFactorRequired }
  },
}
