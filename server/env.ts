import * as v from 'valibot'
import { demoShopDetails } from '#content/shop-details.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { BackupSettings } from './backup/backup-folder.ts'
import type { RemoteStore } from './backup/remote-copy.ts'
import {
  bucketUrl,
  count,
  databaseUrl,
  degrees,
  email,
  hours,
  networks,
  onOff,
  phone,
  port,
  publicKey,
  secret,
  smtpUrl,
  text,
  time,
  url,
} from './env-values.ts'
import type { MailSettings } from './mail/open-mail.ts'
import type { MetricsAccess } from './metrics/endpoint.ts'
import type { SiteConfig } from './page-data/site-api.ts'
import { demoPayee, fpsAccount, type PaymentSettings } from './payments/payment-settings.ts'
import { isThisMachine } from './payments/practice-watch.ts'

/** No other module reads process.env. */

const schema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(text, 'localhost'),
  DATA_DIR: v.optional(text),
  DATABASE_URL: v.optional(databaseUrl),
  ORDER_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'has fewer than 32 characters'))),
  NODE_ENV: v.optional(
    v.picklist(['development', 'production', 'test'], 'is not development, production or test'),
    'production',
  ),
  WARM_UP: v.optional(onOff, 'on'),
  BACKUP_AT: v.optional(
    v.union([v.literal('off'), time], 'is neither a time such as 04:30 nor off'),
    '04:30',
  ),
  BACKUP_KEEP: v.optional(count, '14'),
  BACKUP_DIR: v.optional(text),
  BACKUP_S3_URL: v.optional(bucketUrl),
  BACKUP_S3_KEY_ID: v.optional(text),
  BACKUP_S3_SECRET: v.optional(text),
  BACKUP_S3_REGION: v.optional(text, 'us-east-1'),
  TRUSTED_PROXIES: v.optional(networks),
  METRICS: v.optional(v.picklist(['off', 'loopback'], 'is not off or loopback'), 'off'),
  METRICS_TOKEN: v.optional(secret),
  LOG_REQUESTS: v.optional(onOff, 'off'),
  SITE_URL: v.optional(url),
  SHOP_NAME: v.optional(text),
  SHOP_NAME_EN: v.optional(text),
  SHOP_URL: v.optional(url),
  SHOP_URL_EN: v.optional(url),
  CHINESE_CATERING_URL: v.optional(url),
  CHAT_NUMBER: v.optional(phone),
  HOTLINE: v.optional(phone),
  CONTACT_HOURS: v.optional(hours),
  CONTACT_EMAIL: v.optional(email),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(email),
  STAFF_EMAIL: v.optional(email),
  LICENCE_NUMBER: v.optional(text),
  FACEBOOK_URL: v.optional(url),
  INSTAGRAM_URL: v.optional(url),
  MAP_LATITUDE: v.optional(degrees(90)),
  MAP_LONGITUDE: v.optional(degrees(180)),
  GOOGLE_MAPS_KEY: v.optional(publicKey),
  ANALYTICS_ID: v.optional(publicKey),
  PAYEE_NAME: v.optional(text),
  PAYEE_NAME_EN: v.optional(text),
  FPS_ACCOUNT: v.optional(fpsAccount),
  FPS_REFERENCE: v.optional(onOff, 'off'),
  PAYME_LINK: v.optional(url),
  BANK_NAME: v.optional(text),
  BANK_NAME_EN: v.optional(text),
  BANK_ACCOUNT: v.optional(v.pipe(v.string(), v.regex(/^[\d -]{6,30}$/, 'is not a bank account number'))),
  STRIPE_SECRET_KEY: v.optional(secret),
  STRIPE_WEBHOOK_SECRET: v.optional(secret),
  PAYMENT_PRACTICE: v.optional(onOff),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: v.optional(onOff, 'off'),
})

export interface Env {
  readonly port: number
  readonly host: string
  /** The directory contains the embedded database, uploads and mail outbox. */
  readonly dataDir: string
  /** The option --empty uses this directory. */
  readonly emptyDataDir: string
  /** If absent, the embedded database in dataDir is used. */
  readonly databaseUrl: string | undefined
  /** Derives order tokens; servers that share a database must share it. */
  readonly orderSecret: string | undefined
  readonly mode: 'development' | 'production' | 'test'
  /** Rendering ahead takes a core a minute or two, once per data directory. */
  readonly warmsUp: boolean
  /** X-Forwarded-For of these addresses and networks is trusted. */
  readonly trustedProxies: readonly string[]
  /** Null if metrics are off. */
  readonly metrics: MetricsAccess | null
  readonly logsRequests: boolean
  readonly mail: MailSettings
  readonly payments: PaymentSettings
  readonly backups: BackupSettings
  /** Otherwise an owner could reach the server's own network. */
  readonly webhooksReachPrivate: boolean
  readonly site: SiteConfig
}

export type EnvReading =
  | { readonly ok: true; readonly env: Env }
  /** Each wrong value has one line. */
  | { readonly ok: false; readonly problems: readonly string[] }

/** Stripe's webhook is not served in the sandbox. */
const consistent = v.pipe(
  schema,
  v.forward(
    v.check(
      ({ PAYMENT_PRACTICE, STRIPE_SECRET_KEY }) =>
        PAYMENT_PRACTICE !== 'on' || STRIPE_SECRET_KEY === undefined,
      'takes no real money, and STRIPE_SECRET_KEY is for real money: remove one of them',
    ),
    ['PAYMENT_PRACTICE'],
  ),
  v.forward(
    v.check(
      ({ METRICS, TRUSTED_PROXIES }) => METRICS !== 'loopback' || TRUSTED_PROXIES === undefined,
      'would open the figures to customers of a proxy on this machine: set METRICS_TOKEN instead',
    ),
    ['METRICS'],
  ),
  v.forward(
    v.check(
      ({ BACKUP_S3_URL, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET }) =>
        BACKUP_S3_URL === undefined || (BACKUP_S3_KEY_ID !== undefined && BACKUP_S3_SECRET !== undefined),
      'needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET',
    ),
    ['BACKUP_S3_URL'],
  ),
)

function remoteStore(value: v.InferOutput<typeof schema>): RemoteStore | null {
  const { BACKUP_S3_URL: url, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = value
  if (!url || !keyId || !secret) return null
  return { url, keyId, secret, region: value.BACKUP_S3_REGION }
}

/** Empty values count as absent, as in `.env` files. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): EnvReading {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = v.safeParse(consistent, variables)
  if (!result.success) {
    return {
      ok: false,
      problems: result.issues.map((issue) => {
        const name = v.getDotPath(issue) ?? 'environment'
        // Messages end up in logs.
        const view = /SECRET|TOKEN|^(DATABASE|SMTP)_URL$/.test(name)
          ? ''
          : ` ${JSON.stringify(variables[name])}`
        return `${name}${view} ${issue.message}`
      }),
    }
  }
  const value = result.output
  return {
    ok: true,
    env: Object.freeze({
      port: value.PORT,
      host: value.HOST,
      dataDir: value.DATA_DIR ?? 'data',
      emptyDataDir: value.DATA_DIR ?? 'data-empty',
      databaseUrl: value.DATABASE_URL,
      orderSecret: value.ORDER_SECRET,
      mode: value.NODE_ENV,
      warmsUp: value.WARM_UP === 'on',
      trustedProxies: value.TRUSTED_PROXIES ?? [],
      metrics: metricsAccess(value),
      logsRequests: value.LOG_REQUESTS === 'on',
      mail: Object.freeze({
        smtpUrl: value.SMTP_URL ?? null,
        from: value.MAIL_FROM ?? value.CONTACT_EMAIL ?? demoShopDetails.email,
        staff: value.STAFF_EMAIL ?? null,
      }),
      payments: paymentSettings(value),
      backups: Object.freeze({
        at: value.BACKUP_AT === 'off' ? null : value.BACKUP_AT,
        keep: value.BACKUP_KEEP,
        folder: value.BACKUP_DIR ?? null,
        remote: remoteStore(value),
      }),
      webhooksReachPrivate: value.WEBHOOKS_TO_PRIVATE_ADDRESSES === 'on',
      site: Object.freeze({
        siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
        chineseCateringUrl: value.CHINESE_CATERING_URL ?? null,
        details: Object.freeze(readShopDetails(value)),
        mapsKey: value.GOOGLE_MAPS_KEY ?? null,
        analyticsId: value.ANALYTICS_ID ?? null,
        paymentOrigin: null,
      }),
    }),
  }
}

function metricsAccess(value: v.InferOutput<typeof schema>): MetricsAccess | null {
  const isOpenToLoopback = value.METRICS === 'loopback'
  const token = value.METRICS_TOKEN ?? null
  return isOpenToLoopback || token !== null ? Object.freeze({ isOpenToLoopback, token }) : null
}

/** A position needs both figures. */
function readShopDetails(value: v.InferOutput<typeof schema>): Partial<ShopDetails> {
  const { SHOP_NAME, SHOP_URL, MAP_LATITUDE: latitude, MAP_LONGITUDE: longitude } = value
  const details: { readonly [Name in keyof ShopDetails]?: ShopDetails[Name] | undefined } = {
    name: SHOP_NAME === undefined ? undefined : { zh: SHOP_NAME, en: value.SHOP_NAME_EN ?? SHOP_NAME },
    shopUrl: SHOP_URL === undefined ? undefined : { zh: SHOP_URL, en: value.SHOP_URL_EN ?? SHOP_URL },
    chatNumber: value.CHAT_NUMBER?.replace(/\D/g, ''),
    hotline: value.HOTLINE,
    contactHours: value.CONTACT_HOURS?.replace('-', '–'),
    email: value.CONTACT_EMAIL,
    licenceNumber: value.LICENCE_NUMBER,
    facebookUrl: value.FACEBOOK_URL,
    instagramUrl: value.INSTAGRAM_URL,
    position: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
  }
  return Object.fromEntries(Object.entries(details).filter(([, fact]) => fact !== undefined))
}

function paymentSettings(value: v.InferOutput<typeof schema>): PaymentSettings {
  const { PAYEE_NAME, BANK_NAME, BANK_NAME_EN, BANK_ACCOUNT, PAYMENT_PRACTICE } = value
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value
  // Payments would not be reported without a webhook.
  const stripe = secretKey && webhookSecret ? { secretKey, webhookSecret } : null
  const hasBank = BANK_NAME !== undefined && BANK_ACCOUNT !== undefined
  return Object.freeze({
    accounts: {
      payee: PAYEE_NAME === undefined ? demoPayee : { zh: PAYEE_NAME, en: value.PAYEE_NAME_EN ?? PAYEE_NAME },
      fps: value.FPS_ACCOUNT ?? null,
      fpsCarriesReference: value.FPS_REFERENCE === 'on',
      payMeLink: value.PAYME_LINK ?? null,
      bank: hasBank
        ? { name: { zh: BANK_NAME, en: BANK_NAME_EN ?? BANK_NAME }, account: BANK_ACCOUNT }
        : null,
    },
    isCompanyPaid: PAYEE_NAME === undefined,
    stripe,
    isByDefault: PAYMENT_PRACTICE === undefined,
    isPractice: PAYMENT_PRACTICE === undefined ? isTriedOut(value) && !stripe : PAYMENT_PRACTICE === 'on',
  })
}

/**
 * A public shop or one with a kitchen licence needs an explicit setting for the sandbox. More is checked later
 * (payment-ways.ts, practice-watch.ts).
 */
function isTriedOut({ SITE_URL, HOST, LICENCE_NUMBER }: v.InferOutput<typeof schema>): boolean {
  if (LICENCE_NUMBER !== undefined && LICENCE_NUMBER !== demoShopDetails.licenceNumber) return false
  return isThisMachine(SITE_URL === undefined ? HOST : new URL(SITE_URL).hostname)
}
