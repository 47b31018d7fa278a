throw new Error('The worker cannot start.')

export {}
