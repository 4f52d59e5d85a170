/** White has a contrast of 4.5:1 on the enamel. */
import type { DistrictPage, PlacePage } from '#content/pages/districts/district.ts'

export interface Enamel {
  readonly ground: string
  readonly enamel: string
}

export const enamels: Readonly<Record<DistrictPage | PlacePage, Enamel>> = {
  'central-and-western': { ground: '#f3ead2', enamel: '#1f5a4b' },
  eastern: { ground: '#fdeccb', enamel: '#1d6b4f' },
  'north-point': { ground: '#fde2cc', enamel: '#a52f1c' },
  'wan-chai': { ground: '#fbe0ea', enamel: '#9c2358' },
  'causeway-bay': { ground: '#d9eef0', enamel: '#0d5c6b' },
  'kwun-tong': { ground: '#fde9cf', enamel: '#9a4310' },
  'sha-tin': { ground: '#dcf0e2', enamel: '#15614a' },
  'tuen-mun': { ground: '#e2e9f6', enamel: '#2c4a8a' },
  'sham-shui-po': { ground: '#dcebf0', enamel: '#1f5673' },
  'yau-tsim-mong': { ground: '#fbe3ee', enamel: '#7a1f52' },
  'tsim-sha-tsui': { ground: '#e9e2f5', enamel: '#4a2f78' },
  'kwai-tsing': { ground: '#dde8f1', enamel: '#23488c' },
  'kwai-chung': { ground: '#fbe6d0', enamel: '#8a3f12' },
  'sai-kung': { ground: '#d6eeee', enamel: '#0f5f6e' },
  'tsuen-wan': { ground: '#f6e6da', enamel: '#7d3b22' },
  'yuen-long': { ground: '#efe9cf', enamel: '#5d5314' },
}
