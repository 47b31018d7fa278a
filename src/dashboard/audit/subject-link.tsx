import { Link } from '@tanstack/react-router'
import type { AuditLogEntry } from '#commerce/audit/audit-entry.ts'

/** The subject of an entry: a link while it exists, otherwise its last known name. */
export function SubjectLink({ entry }: { entry: AuditLogEntry }) {
  const { kind, subject, subjectName } = entry
  if (subjectName === null) return <span className="break-all">{subject}</span>
  switch (kind) {
    case 'orders':
    case 'refunds':
      return (
        <Link to="/dashboard/orders/$orderId" params={{ orderId: subject }} className="link">
          {subjectName}
        </Link>
      )
    case 'products':
      return (
        <Link to="/dashboard/products/$productId" params={{ productId: subject }} className="link">
          {subjectName}
        </Link>
      )
    case 'people':
    case 'sign-in':
      return (
        <Link to="/dashboard/users/$userId" params={{ userId: subject }} className="link">
          {subjectName}
        </Link>
      )
    case 'categories':
    case 'settings':
      return <span>{subjectName}</span>
  }
}
