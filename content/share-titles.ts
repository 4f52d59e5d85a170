/** Chinese share pictures use signs; line breaks stay. */
import { home } from './pages/home.ts'
import type { SignName } from './signs.ts'

export const shareTitles = {
  home: home.heading.en,
  menu: 'Our menus',
  notFound: 'This table isn’t laid yet',
  enquiry: 'Events, large and small',
  corporate: 'Corporate catering',
  client: 'Our clients and events',
  contact: 'Talk to us',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  gift: 'Gifts in a basket',
  caterers: 'Six kinds of catering',
  'central-and-western': 'Catering in Central and Western',
  eastern: 'Catering in Eastern District',
  'wan-chai': 'Catering in Wan Chai',
  'kwun-tong': 'Catering in Kwun Tong',
  'sham-shui-po': 'Catering in Sham Shui Po',
  'yau-tsim-mong': 'Catering in Yau Tsim Mong',
  'kwai-tsing': 'Catering in Kwai Tsing',
  'sai-kung': 'Catering in Sai Kung',
  'sha-tin': 'Catering in Sha Tin',
  'tsuen-wan': 'Catering in Tsuen Wan',
  'tuen-mun': 'Catering in Tuen Mun',
  'yuen-long': 'Catering in Yuen Long',
  'north-point': 'Catering in North Point',
  'causeway-bay': 'Catering in Causeway Bay',
  'tsim-sha-tsui': 'Catering in Tsim Sha Tsui',
  'kwai-chung': 'Catering in Kwai Chung',
} satisfies Record<SignName, string>
