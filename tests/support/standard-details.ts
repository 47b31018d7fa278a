// Texts name the shop. The server sets its details; a test that loads a part of it has none otherwise.
import '#commerce/settings/current-settings.server.ts'
