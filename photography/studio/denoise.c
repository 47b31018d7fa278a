/* Joint non-local means on two half exposures: each is filtered with weights taken from the other,
   so that a pixel's own noise never decides what it is averaged with. Albedo and normal keep edges.
   Only pixels marked `busy` are cleaned; the bare background is left to a wider brush. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int clamp(int value, int size) { return value < 0 ? 0 : value >= size ? size - 1 : value; }

static void box_blur(const float *in, float *rows, float *out, int w, int h, int radius) {
  const float share = 1.f / (2 * radius + 1);
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float sum = 0;
      for (int k = -radius; k <= radius; k++) sum += in[(size_t)y * w + clamp(x + k, w)];
      rows[(size_t)y * w + x] = sum * share;
    }
  for (int y = 0; y < h; y++) {
    float *line = out + (size_t)y * w;
    memset(line, 0, w * sizeof *line);
    for (int k = -radius; k <= radius; k++) {
      const float *row = rows + (size_t)clamp(y + k, h) * w;
      for (int x = 0; x < w; x++) line[x] += row[x] * share;
    }
  }
}

/* How unlike two pixels are, beyond what their noise explains. */
static float unlikeness(const float *guide, const float *variance, size_t p, size_t q, float strength) {
  float sum = 0;
  for (int c = 0; c < 3; c++) {
    float diff = guide[p * 3 + c] - guide[q * 3 + c], vp = variance[p * 3 + c], vq = variance[q * 3 + c];
    sum += (diff * diff - (vp + (vq < vp ? vq : vp))) / (1e-6f + strength * strength * (vp + vq));
  }
  return sum / 3;
}

void denoise(int w, int h, const float *colour, const float *guide, const float *variance, const float *feature,
             int features, const float *sharpness, float strength, int window, int patch,
             const unsigned char *busy, float *out) {
  size_t count = (size_t)w * h;
  float *unlike = calloc(count, 4), *rows = malloc(count * 4), *blurred = malloc(count * 4), *weights = calloc(count, 4);
  memset(out, 0, count * 12);
  for (int dy = -window; dy <= window; dy++)
    for (int dx = -window; dx <= window; dx++) {
      if (dx * dx + dy * dy > window * window + 1) continue;
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          int xx = x + dx, yy = y + dy, outside = xx < 0 || yy < 0 || xx >= w || yy >= h;
          size_t p = (size_t)y * w + x;
          if (!busy[p]) continue;
          unlike[p] = outside ? 4 : unlikeness(guide, variance, p, (size_t)yy * w + xx, strength);
        }
      box_blur(unlike, rows, blurred, w, h, patch);
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          int xx = x + dx, yy = y + dy;
          if (!busy[(size_t)y * w + x] || xx < 0 || yy < 0 || xx >= w || yy >= h) continue;
          size_t p = (size_t)y * w + x, q = (size_t)yy * w + xx;
          float apart = 0;
          for (int f = 0; f < features; f++) {
            float diff = feature[p * features + f] - feature[q * features + f];
            apart += diff * diff * sharpness[f];
          }
          float most = blurred[p] > apart ? blurred[p] : apart;
          if (most > 8) continue;
          float weight = expf(-(most > 0 ? most : 0));
          weights[p] += weight;
          for (int c = 0; c < 3; c++) out[p * 3 + c] += weight * colour[q * 3 + c];
        }
    }
  for (size_t p = 0; p < count; p++)
    for (int c = 0; c < 3; c++) out[p * 3 + c] = busy[p] ? out[p * 3 + c] / (weights[p] + 1e-9f) : colour[p * 3 + c];
  free(unlike), free(rows), free(blurred), free(weights);
}
