import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type {
  DocumentRequest,
  OrderDocument,
  PrintDocument,
} from '#commerce/documents/document-printer.ts'
import { ShopDocument } from './document-layout.tsx'
import { loadPicturesFor } from './emoji-pictures.server.ts'
import { LabelPage } from './label-page.tsx'
import { MakeListPages } from './make-list-pages.tsx'
import { MessageCardDocument, MessageCardPages } from './message-card-document.tsx'
import { PurchaseListPages } from './purchase-list-pages.tsx'
import { ReceiptDocument } from './receipt-document.tsx'
import { RouteDocumentPages } from './route-document-pages.tsx'
import { WorkOrderDocument, WorkOrderPages } from './work-order-document.tsx'

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
    case 'make-list':
      return MakeListPages(request)
    case 'purchase-list':
      return PurchaseListPages(request)
    case 'print-run':
      return ShopDocument({ ...request, children: request.documents.map(pagesOf) })
  }
}

function pagesOf(document: OrderDocument, index: number) {
  switch (document.kind) {
    case 'work-order':
      return <WorkOrderPages key={index} order={document.order} />
    case 'message-card':
      return <MessageCardPages key={index} {...document} />
    case 'label':
      return <LabelPage key={index} label={document.label} />
  }
}
