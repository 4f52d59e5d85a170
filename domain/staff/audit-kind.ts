/** Audit logs that owners read together. */
export const auditKinds = ['accounts', 'orders', 'shop'] as const

export type AuditKind = (typeof auditKinds)[number]
