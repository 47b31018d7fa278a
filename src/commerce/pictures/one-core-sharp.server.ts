import sharp from 'sharp'

// One core at most for pictures: pages are answered by the others.
sharp.concurrency(1)

export { sharp }
