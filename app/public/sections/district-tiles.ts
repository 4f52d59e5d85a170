import type { DistrictPage } from '#content/pages/districts/district.ts'
import { furtherDistricts } from '#content/pages/home-sections.ts'

export type District = DistrictPage | keyof typeof furtherDistricts

export function isFurther(district: District): district is keyof typeof furtherDistricts {
  return district in furtherDistricts
}
