import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { DocumentRequest, PrintDocument } from '#commerce/documents/document-printer.ts'
import { loadPicturesFor } from './emoji-pictures.server.ts'
import { MessageCardDocument } from './message-card-document.tsx'
import { ReceiptDocument } from './receipt-document.tsx'
import { RouteDocumentPages } from './route-document-pages.tsx'
import { WorkOrderDocument } from './work-order-document.tsx'

export const printDocument: PrintDocument = async (request) => {
  await loadPicturesFor(request)
  return new Uint8Array(await renderToBuffer(documentOf(request)))
}

// Called as functions, because the library needs the Document element itself at the root.
function documentOf(request: DocumentRequest): ReactElement<DocumentProps> {
  switch (request.kind) {
    case 'receipt':
      return ReceiptDocument(request)
    case 'work-order':
      return WorkOrderDocument(request)
    case 'message-card':
      return MessageCardDocument(request)
    case 'route':
      return RouteDocumentPages(request)
  }
}
