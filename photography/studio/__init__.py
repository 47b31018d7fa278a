"""The studio: geometry, materials, light, camera and darkroom. It knows nothing of the catalogue."""
