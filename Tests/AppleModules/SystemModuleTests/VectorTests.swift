import Testing
import simd

@Suite("Short vectors")
struct VectorTests {
  @Test("Lengths, products and mixtures")
  func functions() {
    #expect(simd_length(simd_float2(3, 4)) == 5)
    #expect(distance(SIMD3<Double>(1, 2, 3), SIMD3<Double>(1, 2, 8)) == 5)
    #expect(simd_normalize(simd_double2(0, 2)) == simd_double2(0, 1))
    #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3<Float>(0, 1, 0)) == SIMD3<Float>(0, 0, 1))
    #expect(mix(SIMD2<Float>(0, 10), SIMD2<Float>(10, 20), t: 0.5) == SIMD2<Float>(5, 15))
    #expect(simd_clamp(Float(4), 0, 1) == 1)
    #expect(simd_smoothstep(0.0, 1.0, 0.5) == 0.5)
    #expect(simd_reflect(simd_float2(1, -1), simd_float2(0, 1)) == simd_float2(1, 1))
  }

  @Test("A matrix multiplies columns and matrices")
  func matrices() {
    let move = simd_float4x4([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [5, 6, 7, 1])
    #expect(move * simd_float4(1, 1, 1, 1) == simd_float4(6, 7, 8, 1))
    #expect(matrix_identity_float4x4 * move == move)
    #expect(move.transpose.columns.3 == simd_float4(0, 0, 0, 1))
    #expect(simd_mul(move, move).columns.3 == simd_float4(10, 12, 14, 1))
  }
}
