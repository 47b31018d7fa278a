"""What things are made of. Each recipe takes colours and a few habits and gives a Blender material."""
