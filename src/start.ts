import { createCsrfMiddleware, createStart } from '@tanstack/react-start'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (c) => c.handlerType === 'serverFn' })],
}))
